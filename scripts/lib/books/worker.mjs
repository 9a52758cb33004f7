import { UserError } from '../cli.mjs';
import { writeCourse } from './course.mjs';

/**
 * Message of the process that writes a course.
 *
 * @typedef {{kind: 'file', file: import('./course.mjs').BookFile} | {kind: 'fault', message: string}} Message
 */

/** @param {Message} message */
const send = (message) => process.send?.(message);

process.once('message', (job) => {
  writeCourse(/** @type {import('./course.mjs').CourseJob} */ (job), (file) => {
    send({ kind: 'file', file });
  })
    .catch((error) => {
      send({
        kind: 'fault',
        message: error instanceof UserError ? error.message : error.stack,
      });
    })
    .finally(() => {
      process.disconnect();
    });
});
