import { expect, test } from 'vitest';
import { flattenVariables, passOneIdAlone } from './named-parameters.ts';

const named = { type: 'namedPathParams' };
const body = { type: 'body' };

test('one path parameter is passed alone, two are named', () => {
  const game = { name: 'gameId' };
  const one = passOneIdAlone({ params: [game], props: [named, body] });
  expect(one.props).toEqual([{ name: 'gameId', type: 'param' }, body]);
  const two = passOneIdAlone({ params: [game, { name: 'noticeId' }], props: [named, body] });
  expect(two.props).toEqual([named, body]);
});

test('the variables of a mutation have the parameters beside the body', () => {
  const mutation = [
    'type Variables = {pathParams: UpdateNoticePathParameters;data: NoticeInput}',
    'const {pathParams,data} = props ?? {};',
  ];
  expect(flattenVariables(mutation.join('\n')).split('\n')).toEqual([
    'type Variables = UpdateNoticePathParameters & {data: NoticeInput}',
    'const {data, ...pathParams} = props;',
  ]);
});

test('a mutation without a body takes the parameters alone', () => {
  const mutation = [
    'type Variables = {pathParams: DeleteNoticePathParameters}',
    'const {pathParams} = props ?? {};',
  ];
  expect(flattenVariables(mutation.join('\n')).split('\n')).toEqual([
    'type Variables = DeleteNoticePathParameters',
    'const pathParams = props;',
  ]);
});
