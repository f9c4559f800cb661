import { useSiteConfig } from './page-title.ts';

/** Whether the server offers an extension of the API; undefined while unknown. */
export function useExtension(name: string): boolean | undefined {
  const { data: config } = useSiteConfig();
  const extensions: readonly string[] = config?.extensions ?? [];
  return config && extensions.includes(name);
}
