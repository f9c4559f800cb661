import { ApiError } from '@halyard/sdk/react';
import { GameInput } from '@halyard/sdk/forms';
import { FormField, NumberField, TextField } from '@halyard/ui-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LL, renderPart } from '../testing/render-page.tsx';
import { typeInto } from '../testing/type-into.ts';
import { refuseConflicts } from './edit-conflict.ts';
import type { Form, FormOptions } from './form.ts';
import { useForm } from './use-form.ts';

interface Values {
  title: string;
  summary: string;
  /** The contract's `teamMemberCountLimit`. */
  size: number | null;
}

const EMPTY: Values = { title: '', summary: '', size: 5 };
const HARBOUR: Values = { title: 'Harbour', summary: 'Ships', size: 5 };

type Options = FormOptions<Values>;

function Sample({ onForm, ...options }: Options & { onForm: (form: Form<Values>) => void }) {
  const form = useForm<Values>({
    schema: GameInput,
    verbatim: ['summary'],
    names: { teamMemberCountLimit: 'size' },
    ...options,
  });
  onForm(form);
  return (
    <form {...form.props}>
      <p role="note">{form.error}</p>
      <FormField label="Title" {...form.field('title')}>
        <TextField {...form.bind('title')} />
      </FormField>
      <FormField label="Summary" {...form.field('summary')}>
        <TextField {...form.bind('summary')} />
      </FormField>
      <FormField label="Size" {...form.field('size')}>
        <NumberField {...form.bind('size')} />
      </FormField>
      <button type="submit">Send</button>
    </form>
  );
}

/** Renders a form; `form()` is its state now, `show` renders it with other options. */
function renderForm(options: Options) {
  let latest: Form<Values> | undefined;
  const onForm = (form: Form<Values>) => {
    latest = form;
  };
  const { rerenderPart } = renderPart(<Sample {...options} onForm={onForm} />);
  return {
    form: () => latest as Form<Values>,
    show: (next: Options) => rerenderPart(<Sample {...next} onForm={onForm} />),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

function refuse(...errors: { path: string; code: string }[]) {
  const init = { kind: 'http', status: 400, code: 'VALIDATION_FAILED', title: 'Refused.' } as const;
  return new ApiError({ ...init, issues: errors as ApiError['issues'] });
}

describe('what the schema says', () => {
  test('marks required fields and sets bounds', () => {
    renderForm({ initial: EMPTY, send: vi.fn() });
    expect(field('Title').getAttribute('aria-required')).toBe('true');
    expect(field('Title').maxLength).toBe(200);
    expect(field('Summary').getAttribute('aria-required')).toBeNull();
  });

  test('is said once somebody tried to submit, and no longer than it is wrong', async () => {
    const send = vi.fn();
    renderForm({ initial: EMPTY, send });
    typeInto(field('Title'), '   ');
    expect(isInvalid('Title')).toBe(false);
    press();
    expect(await screen.findByText(LL.errors.field.REQUIRED())).toBeTruthy();
    expect(document.activeElement).toBe(field('Title'));
    expect(send).not.toHaveBeenCalled();
    typeInto(field('Title'), 'Harbour');
    expect(isInvalid('Title')).toBe(false);
    typeInto(field('Title'), '');
    expect(isInvalid('Title')).toBe(true);
  });

  test('is said at once where something stored is edited', () => {
    renderForm({ stored: HARBOUR, send: vi.fn() });
    typeInto(field('Title'), '');
    expect(isInvalid('Title')).toBe(true);
  });

  test('can be stricter in the form: required fields and rules of its own', async () => {
    const send = vi.fn();
    const check = ({ summary }: Values) => ({ summary: summary === 'x' ? 'No x' : undefined });
    renderForm({ initial: { ...HARBOUR, size: null }, required: ['size'], check, send });
    typeInto(field('Summary'), 'x');
    expect(screen.getByText('No x')).toBeTruthy();
    press();
    await waitFor(() => expect(isInvalid('Size')).toBe(true));
    // The first field in error, in the order of the page.
    expect(document.activeElement).toBe(field('Summary'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('what is sent', () => {
  test('is trimmed, unless every space counts; the fields keep what was typed', async () => {
    const send = vi.fn(async () => {});
    const { form } = renderForm({ initial: EMPTY, send });
    typeInto(field('Title'), ' Harbour ');
    typeInto(field('Summary'), ' Ships ');
    press();
    await waitFor(() => expect(form().isDone).toBe(true));
    expect(send).toHaveBeenCalledWith(
      { title: 'Harbour', summary: ' Ships ', size: 5 },
      expect.anything(),
    );
    expect(field('Title').value).toBe(' Harbour ');
  });

  test('is sent once, however often the button is pressed', async () => {
    const waiting = Promise.withResolvers<undefined>();
    const send = vi.fn(() => waiting.promise);
    const { form } = renderForm({ initial: HARBOUR, send });
    press();
    press();
    act(() => form().submit());
    expect(form().isSending).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => waiting.resolve(undefined));
    expect(form().isSending).toBe(false);
  });

  test('is gone from a form that is used again, save what was typed meanwhile', async () => {
    const waiting = Promise.withResolvers<undefined>();
    const { form } = renderForm({ initial: EMPTY, resets: true, send: () => waiting.promise });
    typeInto(field('Title'), 'One');
    press();
    typeInto(field('Summary'), 'later');
    await act(async () => waiting.resolve(undefined));
    expect(form().values).toEqual({ ...EMPTY, summary: 'later' });
    expect(isInvalid('Title')).toBe(false);
  });
});

describe('a refusal', () => {
  test('stands at its field until the field is edited', async () => {
    const { form } = renderForm({
      initial: HARBOUR,
      send: () => Promise.reject(refuse({ path: 'summary', code: 'TOO_LONG' })),
    });
    press();
    await waitFor(() => expect(isInvalid('Summary')).toBe(true));
    expect(document.activeElement).toBe(field('Summary'));
    expect(form().error).toBeUndefined();
    typeInto(field('Title'), 'Other');
    expect(isInvalid('Summary')).toBe(true);
    typeInto(field('Summary'), 'Shorter');
    expect(isInvalid('Summary')).toBe(false);
  });

  test('finds a field that has another name in the contract, and the list of an item', async () => {
    const { form } = renderForm({
      initial: HARBOUR,
      send: () => Promise.reject(refuse({ path: 'teamMemberCountLimit.0', code: 'TOO_LARGE' })),
    });
    press();
    await waitFor(() => expect(isInvalid('Size')).toBe(true));
    expect(form().errors.size).toBe(LL.errors.field.TOO_LARGE());
  });

  test('of a field that the form does not have is said by the form', async () => {
    const { form } = renderForm({
      initial: HARBOUR,
      send: () => Promise.reject(refuse({ path: 'captcha', code: 'REQUIRED' })),
    });
    press();
    await waitFor(() => expect(form().error).toBe('Refused.'));
    expect(form().errors).toEqual({});
  });

  test('of values that do not fit together goes with an edit of any of them', async () => {
    const { form } = renderForm({
      initial: HARBOUR,
      send: () => Promise.reject(refuse({ path: 'summary', code: 'OUT_OF_ORDER' })),
    });
    press();
    await waitFor(() => expect(isInvalid('Summary')).toBe(true));
    typeInto(field('Title'), 'Other');
    expect(form().errors).toEqual({});
  });

  test('of the form goes with an edit and comes back with the values; other failures stay', async () => {
    const closed = { kind: 'http', status: 400, code: 'GAME_OVER', title: 'It is over.' } as const;
    const send = vi.fn(() => Promise.reject<unknown>(new ApiError(closed)));
    const { form } = renderForm({ initial: HARBOUR, send });
    press();
    await waitFor(() => expect(form().error).toBe('It is over.'));
    typeInto(field('Title'), 'Other');
    expect(form().error).toBeUndefined();
    typeInto(field('Title'), HARBOUR.title);
    expect(form().error).toBe('It is over.');
    send.mockReturnValue(Promise.reject<unknown>(new ApiError({ kind: 'network', title: '' })));
    press();
    await waitFor(() => expect(form().error).toBe(LL.errors.network()));
    typeInto(field('Title'), 'Other');
    expect(form().error).toBe(LL.errors.network());
  });

  test('that names no field can be blamed on one; a lost connection marks no field', async () => {
    const full = new ApiError({
      kind: 'http',
      code: 'TEAM_FULL',
      title: 'It is full.',
    });
    const send = vi.fn(() => Promise.reject<unknown>(full));
    const blame = ({ code }: ApiError) => (code === 'TEAM_FULL' ? ('size' as const) : undefined);
    const { form } = renderForm({ initial: HARBOUR, blame, send });
    press();
    await waitFor(() => expect(form().errors.size).toBe('It is full.'));
    expect(form().error).toBeUndefined();
    send.mockReturnValue(Promise.reject<unknown>(new ApiError({ kind: 'network', title: '' })));
    press();
    await waitFor(() => expect(form().error).toBe(LL.errors.network()));
    expect(form().errors).toEqual({});
  });
});

describe('an editor', () => {
  test('sends the edits with what they were made over, and has none afterwards', async () => {
    const send = vi.fn(async () => {});
    const { form, show } = renderForm({ stored: HARBOUR, send });
    typeInto(field('Title'), ' Dock ');
    expect(form().changed).toEqual(['title']);
    press();
    expect(send).toHaveBeenCalledWith(expect.anything(), {
      edits: { title: 'Dock' },
      base: { title: 'Harbour' },
    });
    show({ stored: { ...HARBOUR, title: 'Dock' }, send });
    await waitFor(() => expect(form().changed).toEqual([]));
    expect(field('Title').value).toBe('Dock');
  });

  test('says that somebody else changed the field that is edited, and sends nothing', async () => {
    const send = vi.fn(async () => {});
    const { form, show } = renderForm({ stored: HARBOUR, send });
    typeInto(field('Title'), 'Mine');
    show({ stored: { ...HARBOUR, title: 'Theirs', summary: 'Also theirs' }, send });
    expect(form().conflicts).toEqual(['title']);
    expect(form().errors.title).toBe(LL.errors.changedMeanwhile());
    expect(field('Summary').value).toBe('Also theirs');
    press();
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(send).not.toHaveBeenCalled();
    act(() => form().keepMine());
    press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send).toHaveBeenCalledWith(expect.anything(), {
      edits: { title: 'Mine' },
      base: { title: 'Theirs' },
    });
  });

  test('takes the value of somebody else on demand', () => {
    const { form, show } = renderForm({ stored: HARBOUR, send: vi.fn() });
    typeInto(field('Title'), 'Mine');
    typeInto(field('Summary'), 'Mine too');
    show({ stored: { ...HARBOUR, title: 'Theirs' }, send: vi.fn() });
    act(() => form().takeTheirs());
    expect(form().values).toEqual({ ...HARBOUR, title: 'Theirs', summary: 'Mine too' });
    expect(form().errors).toEqual({});
  });

  test('keeps the edits when the save finds a conflict that the page has not seen', async () => {
    const send = vi.fn(async (_values: Values, { edits, base }) =>
      refuseConflicts({ ...HARBOUR, title: 'Theirs' }, edits, base),
    );
    const { form, show } = renderForm({ stored: HARBOUR, send });
    typeInto(field('Title'), 'Mine');
    press();
    await waitFor(() => expect(form().isSending).toBe(false));
    show({ stored: { ...HARBOUR, title: 'Theirs' }, send });
    expect(form().error).toBeUndefined();
    expect(form().conflicts).toEqual(['title']);
    expect(field('Title').value).toBe('Mine');
  });

  test('goes back to what is stored', () => {
    const { form } = renderForm({ stored: HARBOUR, send: vi.fn() });
    typeInto(field('Title'), '');
    act(() => form().reset());
    expect(form().values).toEqual(HARBOUR);
    expect(form().errors).toEqual({});
  });
});
