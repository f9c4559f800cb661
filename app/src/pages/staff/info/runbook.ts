import organisers from '../../../../../docs/organisers.md?raw';

/** A part of the runbook: "Before opening". */
interface RunbookPart {
  title: string;
  /** Markdown. */
  text: string;
}

/** The runbook of docs/organisers.md in its parts. */
export function readRunbook(): RunbookPart[] {
  const runbook = /^## Runbook$(.*?)^## /ms.exec(organisers)?.[1] ?? '';
  const [, ...parts] = runbook.split(/^### /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { title: part.slice(0, end), text: withoutFiles(part.slice(end)).trim() };
  });
}

/** A step by the words in bold with which it begins; undefined if there is none. */
export function findStep(name: string): string | undefined {
  const steps = readRunbook().flatMap(({ text }) => text.split(/^(?:\d+\.|-) /m));
  return steps.find((step) => step.startsWith(`**${name}.**`))?.trim();
}

/** Links to other files of the documentation become text: the site does not have them. */
function withoutFiles(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}
