fn main() -> std::io::Result<()> {
    fanqi::ugi::serve(std::io::stdin(), std::io::stdout().lock())
}
