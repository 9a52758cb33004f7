import type { TabMessage } from '../../../engine/playground/otherTabs';
import { openTabChannel } from '../tabChannel';

const storageSays = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

it('says that a program changed once what another tab kept can be read here', () => {
  const heard: TabMessage[] = [];
  const channel = openTabChannel('sitio:program');
  const stop = channel.listen((message) => heard.push(message));
  storageSays('sitio:progress');
  storageSays(null);
  expect(heard).toEqual([]);
  storageSays('sitio:program:id7');
  expect(heard).toEqual([{ kind: 'changed', id: 'id7' }]);
  stop();
  storageSays('sitio:program:id7');
  expect(heard).toHaveLength(1);
  channel.close();
});
