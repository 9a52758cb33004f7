import { startCompiler } from './compiler';
import { startRunner } from './runner';

// What both are made of travels once.
if (self.name === 'compiler') startCompiler();
else startRunner();
