/** What a component's page in Storybook says beside its props and stories. Sentences in English. */
export interface Guide {
  /** What it is, in a sentence or two. */
  what: string;
  /** Situations in which it is the right one, one line each. */
  when: readonly string[];
  /** Situations in which another one is right, one line each; name the other one. */
  whenNot: readonly string[];
  /** Key and effect. Absent where it takes no focus. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
  /** How its words are written, one line each. Absent where it has none. */
  writing?: readonly string[];
}

/** For `parameters` of a story file: its page shows the guide above the stories. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
