import { EARLY } from '../client/earlyCompiler';
import { startCompiler } from './compiler';
import { startRunner } from './runner';

// What both are made of travels once.
if (self.name === 'runner') startRunner();
else startCompiler(self.location.hash === EARLY);
