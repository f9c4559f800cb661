import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { applyLook, shownLook } from './look.ts';
import { storybookThemes } from './storybook-themes.ts';
import { useToolbar } from './use-toolbar.ts';

/** Applies the toolbar's choices to pages without a story, where no decorator runs. */
export function DocsFrame({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  useEffect(() => applyLook(globals), [globals]);
  return (
    <DocsContainer {...container} theme={storybookThemes[shownLook(globals).theme]}>
      {children}
    </DocsContainer>
  );
}
