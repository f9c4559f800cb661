import { isSecret, settingNames, settingsSchema } from './config-schema.ts';

const width = 96;

/**
 * The text of `.env.example`: every setting with its description and its default, commented out.
 */
export function renderEnvExample(): string {
  const intro =
    'Copy this file to .env and uncomment what you want to change. Generated from server/src/config-schema.ts.';
  const entries = settingNames.map((name) => {
    const schema = settingsSchema.shape[name];
    const secret = isSecret(name) ? ` ${name}_FILE names a file that holds it.` : '';
    return [...comment(`${schema.description ?? ''}${secret}`), `#${name}=${defaultOf(name)}`];
  });
  return [comment(intro), ...entries].map((lines) => lines.join('\n')).join('\n\n') + '\n';
}

function defaultOf(name: (typeof settingNames)[number]): string {
  const { data } = settingsSchema.shape[name].safeParse(undefined);
  if (data === undefined || typeof data === 'function') return '';
  if (typeof data === 'boolean') return data ? 'on' : 'off';
  if (Array.isArray(data)) return data.join(',');
  return typeof data === 'object' ? JSON.stringify(data) : String(data);
}

function comment(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`);
}
