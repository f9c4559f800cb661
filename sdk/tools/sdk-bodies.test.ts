import { expect, test } from 'vitest';
import { withSdkBodies } from './sdk-bodies.ts';

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const time = () => ({ $ref: '#/components/schemas/Timestamp' });
const document = {
  paths: {
    '/games': {
      post: {
        operationId: 'createGame',
        requestBody: json('Game'),
        'x-sdk-body': { required: ['start'] },
      },
    },
    '/games/{gameId}': {
      get: { operationId: 'getGame', responses: { 200: json('Answer') } },
      put: {
        operationId: 'updateGame',
        requestBody: json('Game'),
        'x-sdk-body': { required: 'all', name: 'Replacement', description: 'All of it.' },
      },
    },
    '/notices': { post: { operationId: 'createNotice', requestBody: json('Notice') } },
  },
  components: {
    schemas: {
      Timestamp: { type: 'integer', description: 'A time.' },
      Answer: { properties: { start: time() } },
      Notice: { properties: { until: { oneOf: [time(), { type: 'null' }] } } },
      Game: {
        description: 'A game.',
        required: ['title'],
        properties: {
          title: { type: 'string' },
          hidden: { type: 'boolean', default: false },
          start: { ...time(), default: 0 },
          freeze: { ...time(), 'x-extension': 'freeze' },
        },
      },
    },
  },
};

test('a body requires the fields that the SDK asks for, without a default', () => {
  const { schemas } = withSdkBodies(document).components;
  expect(schemas.Game.required).toEqual(['title', 'start']);
  expect(schemas.Game.properties.start).not.toHaveProperty('default');
  expect(schemas.Game.properties.hidden).toHaveProperty('default', false);
});

test('a body that replaces has a schema of its own', () => {
  const { paths, components } = withSdkBodies(document);
  expect(components.schemas).toHaveProperty('Replacement.required', ['title', 'hidden', 'start']);
  expect(components.schemas).toHaveProperty('Replacement.description', 'All of it.');
  expect(paths['/games/{gameId}'].put.requestBody).toEqual(json('Replacement'));
  expect(paths['/games'].post.requestBody).toEqual(json('Game'));
});

test('times of bodies are checked for seconds, those of answers are not', () => {
  const { schemas } = withSdkBodies(document).components;
  const checked = { $ref: '#/components/schemas/TimestampInput' };
  expect(schemas.Game.properties.start).toEqual(checked);
  expect(schemas.Notice.properties.until.oneOf[0]).toEqual(checked);
  expect(schemas.Answer.properties.start).toEqual(time());
  expect(schemas).toHaveProperty('TimestampInput.type', 'integer');
});

test('a field that the body does not have is an error of the spec', () => {
  const wrong = structuredClone(document);
  wrong.paths['/games'].post['x-sdk-body'].required = ['begin'];
  expect(() => withSdkBodies(wrong)).toThrow('begin');
});
