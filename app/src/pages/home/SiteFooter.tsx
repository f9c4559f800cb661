import { PageFooter } from '@halyard/ui-kit';
import { useSiteConfig } from '../../app/routes/page-title.ts';
import { LazyMarkdown } from '../game/shared/LazyMarkdown.tsx';

/** The lines that administrators have set for the end of public pages; nothing without them. */
export function SiteFooter() {
  const { data: config } = useSiteConfig();
  const text = config?.footerInfo?.trim();
  if (!text) return null;
  return (
    <PageFooter>
      <LazyMarkdown text={text} html={config?.footerHtml} look="footer" />
    </PageFooter>
  );
}
