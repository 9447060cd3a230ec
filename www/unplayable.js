// Says at once why `index.html` cannot play, where the reason is known. A plain script: it is loaded
// where no module is, from a file and in a sandbox.

const explain = () => {
  const element = document.querySelector(".unplayable");
  if (!element || window.customElements?.get("fanqi-board")) return;
  const why =
    location.protocol === "file:" ? "file" : self.origin === "null" ? "sandbox" : "unknown";
  for (const reason of element.querySelectorAll("p")) reason.hidden = reason.dataset.why !== why;
  if (why !== "unknown") element.setAttribute("data-known", "");
};

addEventListener("load", explain, { once: true });
