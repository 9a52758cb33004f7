import type { TabMessage } from '../../../engine/playground/otherTabs';
import { openTabChannel } from '../tabChannel';

const dispatchStorage = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

it('says that a program changed once what another tab kept can be read here', () => {
  const receivedMessages: TabMessage[] = [];
  const channel = openTabChannel('sitio:program');
  const stop = channel.listen((message) => receivedMessages.push(message));
  dispatchStorage('sitio:progress');
  dispatchStorage(null);
  expect(receivedMessages).toEqual([]);
  dispatchStorage('sitio:program:id7');
  expect(receivedMessages).toEqual([{ kind: 'changed', id: 'id7' }]);
  stop();
  dispatchStorage('sitio:program:id7');
  expect(receivedMessages).toHaveLength(1);
  channel.close();
});
