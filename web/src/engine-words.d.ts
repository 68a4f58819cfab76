/** Made by the build from the tables of the engine, one table in one language at a time. */
declare module 'virtual:engine-words/*' {
  export const words: unknown;
}
