/** Which of the two WebAssembly modules this browser takes. */

/** A function that splats a byte and counts bits in it: valid only where SIMD is known. */
const SIMD_SAMPLE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

export const knowsSimd = () => WebAssembly.validate(SIMD_SAMPLE);
