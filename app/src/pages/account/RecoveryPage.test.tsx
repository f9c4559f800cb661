import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LL, renderPage } from '../../testing/render-page.tsx';
import { typeInto } from '../../testing/type-into.ts';
import { accountConfig, ADDRESS } from './testing/fixtures.ts';

const words = LL.account.recovery;

async function ask(address = ` ${ADDRESS} `) {
  typeInto(await screen.findByLabelText(LL.account.email()), address);
  fireEvent.click(screen.getByRole('button', { name: words.send() }));
}

test('answers the same whether the address is known or not, and lets it be changed', async () => {
  const { api } = renderPage('/account/recovery', {
    requestPasswordReset: { data: { title: '', status: 200 } },
  });
  await ask();
  const heading = await screen.findByRole('heading', { name: LL.account.mail.title() });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.closest('main')?.textContent).toContain(
    LL.account.mail.recovery({ email: ADDRESS }),
  );
  expect(api.sent('requestPasswordReset')[0]?.body).toEqual({ email: ADDRESS });
  fireEvent.click(screen.getByRole('button', { name: LL.account.mail.otherAddress() }));
  const field = await screen.findByLabelText<HTMLInputElement>(LL.account.email());
  expect(field.value).toBe(ADDRESS);
});

test('a site without mail says so before and after', async () => {
  renderPage('/account/recovery', {
    getConfig: { data: accountConfig({ mail: false }) },
    requestPasswordReset: { code: 'MAIL_UNAVAILABLE', title: 'No mail here' },
  });
  expect(await screen.findByText(words.noMail())).toBeDefined();
  await ask();
  expect((await screen.findByRole('alert')).textContent).toContain('No mail here');
});

test('sends nothing that is no address', async () => {
  const { api } = renderPage('/account/recovery');
  await ask('linnea');
  expect(await screen.findByText(LL.errors.field.WRONG_FORMAT())).toBeDefined();
  expect(api.sent('requestPasswordReset')).toHaveLength(0);
});
