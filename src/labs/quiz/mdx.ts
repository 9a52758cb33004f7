import Quiz from '.';
import Options, { Option } from './Options';
import Question from './Question';
import Reasons, { Reason } from './Reasons';

/** Elements that `src/remark/quiz` writes; authors write only `<Quiz>`. */
export const quizComponents = {
  Quiz,
  QuizQuestion: Question,
  QuizOptions: Options,
  QuizOption: Option,
  QuizReasons: Reasons,
  QuizReason: Reason,
};
