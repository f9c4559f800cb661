/** The guide on a component's page in Storybook. */
export interface Guide {
  /** What the component is, in a sentence or two. */
  what: string;
  /** Situations in which to use it, one line each. */
  when: readonly string[];
  /** Situations in which to use another component, with its name, one line each. */
  whenNot: readonly string[];
  /** Key and effect. Omitted for components that do not take the focus. */
  keyboard?: readonly (readonly [key: string, effect: string])[];
  /** How to write its texts, one line each. Omitted for components without texts. */
  writing?: readonly string[];
}

/** Use as the `parameters` of a story file: the guide is shown at the top of its page. */
export function guide(content: Guide): { guide: Guide } {
  return { guide: content };
}
