import { EARLY_HASH } from '../../kit/earlyWorker';
import { startCompiler } from './compiler';
import { startRunner } from './runner';

// Both workers are one file: shared code is downloaded once.
if (self.name === 'runner') startRunner();
else startCompiler(self.location.hash === EARLY_HASH);
