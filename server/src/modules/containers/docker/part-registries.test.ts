import { expect, test } from 'vitest';
import { credentialsFor, registryOf } from './part-registries.ts';

test.each([
  ['alpine', 'docker.io'],
  ['harbour/echo:1', 'docker.io'],
  ['localhost/echo', 'localhost'],
  ['registry.example/harbour/echo:1', 'registry.example'],
  ['registry.example:5000/echo@sha256:00', 'registry.example:5000'],
])('the registry of %s is %s', (image, registry) => {
  expect(registryOf(image)).toBe(registry);
});

test('credentials are those of the port, else those of the host', () => {
  const registries = {
    'registry.example': { user: 'all', password: 'tide' },
    'registry.example:5000': { user: 'one', password: 'ebb' },
  };
  const userFor = (image: string) => credentialsFor(registries, image)?.username;
  expect(userFor('registry.example:5000/echo')).toBe('one');
  expect(userFor('registry.example:6000/echo')).toBe('all');
  expect(userFor('registry.example/echo')).toBe('all');
  expect(userFor('other.example/echo')).toBeUndefined();
  expect(userFor('echo')).toBeUndefined();
});
