declare module "*.svg" {
  const text: string;
  export default text;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}

/** A style sheet is built apart; what is imported is its address. */
declare module "*.css" {
  const address: string;
  export default address;
}
