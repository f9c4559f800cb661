/** Text and selection of a textarea. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces the characters from `from` to `to` with `insert`, then selects `start` to `end`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Wraps the selection in marks, or removes them if they are already there. */
export function toggleMark({ text, start, end }: Selected, mark: string): Edit {
  const width = mark.length;
  const marked =
    start >= width && text.slice(start - width, start) === mark && text.startsWith(mark, end);
  const chosen = text.slice(start, end);
  return marked
    ? {
        from: start - width,
        to: end + width,
        insert: chosen,
        start: start - width,
        end: end - width,
      }
    : {
        from: start,
        to: end,
        insert: mark + chosen + mark,
        start: start + width,
        end: end + width,
      };
}

/** Code marks for one line, a code fence for several. */
export function toggleCode(selected: Selected): Edit {
  const chosen = selected.text.slice(selected.start, selected.end);
  if (!chosen.includes('\n')) return toggleMark(selected, '`');
  const open = '```\n';
  const { start, end } = selected;
  return {
    from: start,
    to: end,
    insert: `${open}${chosen}\n\`\`\``,
    start: start + open.length,
    end: end + open.length,
  };
}

/** Makes the selection a link and selects the address, so that it can be typed or pasted. */
export function insertLink({ text, start, end }: Selected, placeholder: string): Edit {
  const chosen = text.slice(start, end) || placeholder;
  const address = 'https://';
  const at = start + chosen.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${chosen}](${address})`,
    start: at,
    end: at + address.length,
  };
}

/** A block of its own instead of the selection: a blank line before and after it. */
function insertBlock({ text, start, end }: Selected, block: string, pick: string): Edit {
  const before = text.slice(0, start);
  const lead =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const after = text.slice(end);
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const at = start + lead.length + block.indexOf(pick);
  return { from: start, to: end, insert: lead + block + trail, start: at, end: at + pick.length };
}

/** A table of two columns and rows; selects its first heading. The selection becomes that heading. */
export function insertTable(selected: Selected, placeholder: string): Edit {
  const chosen = selected.text.slice(selected.start, selected.end);
  const head = chosen === '' || chosen.includes('\n') ? placeholder : chosen;
  const block = `| ${head} | ${placeholder} |\n| --- | --- |\n|  |  |\n|  |  |`;
  return insertBlock(selected, block, head);
}

/** A formula in the line; of several lines one of its own. */
export function toggleMaths(selected: Selected): Edit {
  const chosen = selected.text.slice(selected.start, selected.end);
  if (!chosen.includes('\n')) return toggleMark(selected, '$');
  return insertBlock(selected, `$$\n${chosen}\n$$`, chosen);
}

/** Makes each line of the selection a list item, or removes the markers if all lines are items. */
export function toggleList({ text, start, end }: Selected): Edit {
  const from = text.slice(0, start).lastIndexOf('\n') + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line.startsWith('- '));
  const insert = lines.map((line) => (all ? line.slice(2) : `- ${line}`)).join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}
