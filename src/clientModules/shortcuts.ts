import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { registerShortcut } from '../keyboard/shortcuts';

async function onArrow(event: KeyboardEvent): Promise<void> {
  const { turnPage } = await import('../keyboard/turnPage');
  turnPage(event);
}

if (ExecutionEnvironment.canUseDOM) {
  const turn = (event: KeyboardEvent) => void onArrow(event);
  registerShortcut('previous', turn);
  registerShortcut('next', turn);
}
