declare module 'virtual:licences' {
  /** The libraries that the pages contain, by name. */
  export const licences: readonly { name: string; licence: string }[];
}
