/** A state caused by a pointer or a key; `rest` is none of them. */
export type ShownState = 'rest' | 'hover' | 'pressed' | 'focus';

/** For each state, the pseudo-classes that the element has, and those that its ancestors have. */
const pseudoClasses: Record<ShownState, { own: string; around: string }> = {
  rest: { own: '', around: '' },
  hover: { own: 'hover', around: 'hover' },
  pressed: { own: 'hover active', around: 'hover active' },
  focus: { own: 'focus focus-visible focus-within', around: 'focus-within' },
};

const ATTRIBUTE = 'data-shown';

/** Extends a selector to simulated states, with the same specificity. */
export function withShown(selector: string): string {
  return selector.includes(`[${ATTRIBUTE}`)
    ? selector
    : selector.replaceAll(
        /(?<!:):(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
        `:is(:$1, [${ATTRIBUTE}~='$1'])`,
      );
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const wide = withShown(rule.selectorText);
      if (wide !== rule.selectorText) rule.selectorText = wide;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) widen(rule.cssRules);
  }
}

function widenStyles(): void {
  for (const sheet of document.styleSheets) widen(sheet.cssRules);
}

const followers = new Set<() => void>();
let watcher: MutationObserver | undefined;
let isPlanned = false;

/** Once for all followers, and once for all changes of a frame: a page may have hundreds of both. */
function follow(): void {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    widenStyles();
    for (const show of followers) show();
  });
}

/**
 * Calls back now and whenever parts that are loaded later have changed the styles. The
 * page's styles are extended to simulated states.
 * @returns ends it
 */
export function onNewStyles(show: () => void): () => void {
  followers.add(show);
  watcher ??= new MutationObserver(follow);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  show();
  if (!isPlanned) widenStyles();
  follow();
  return () => {
    followers.delete(show);
    if (followers.size === 0) watcher?.disconnect();
  };
}

/** Simulates a state of an element and of its ancestors up to `root`. */
export function showState(element: Element, root: Element, state: ShownState): void {
  const { own, around } = pseudoClasses[state];
  if (own === '') return;
  element.setAttribute(ATTRIBUTE, own);
  for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement)
    outer.setAttribute(ATTRIBUTE, around);
}
