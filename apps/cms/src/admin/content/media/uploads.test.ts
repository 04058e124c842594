// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { findFolder, openUploadFolder, withUploadProgress } from './uploads.ts';

/** Sends a new file as Payload's form does. @returns the folder that it is stored in */
function upload(values: object): unknown {
  let body = new FormData();
  class Request {
    upload = {};
    open() {}
    setRequestHeader() {}
    send(data: FormData) {
      body = data;
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const form = new FormData();
  form.set('file', new File(['x'], 'kite.png'));
  form.set('_payload', JSON.stringify(values));
  void withUploadProgress(fetch, () => undefined)('/api/media', { method: 'post', body: form });
  return JSON.parse(String(body.get('_payload'))).folder;
}

test('a new file is stored in the folder that was open, unless its form names another', () => {
  history.replaceState(null, '', '/admin/collections/media/create');
  expect(upload({})).toBeUndefined();
  history.replaceState(null, '', '/admin/collections/media/create?folder=3');
  expect([upload({}), upload({ folder: null }), upload({ folder: 8 })]).toEqual([3, 3, 8]);
  history.replaceState(null, '', '/admin/collections/media?folder=3');
  expect(upload({})).toBeUndefined();
  const close = openUploadFolder(5);
  expect([upload({}), upload({ folder: 8 })]).toEqual([5, 8]);
  close();
  expect(upload({})).toBeUndefined();
});

test('the open folder is read from both notations of a list’s filter', () => {
  expect(findFolder(JSON.stringify({ or: [{ and: [{ folder: { equals: '12' } }] }] }))).toBe(12);
  expect(findFolder(JSON.stringify({ 'where[or][0][and][0][folder][equals]': '12' }))).toBe(12);
  expect(findFolder('{"search":"folder"}')).toBeUndefined();
});
