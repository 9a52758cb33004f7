export const formatQuestionPlace = (index: number) => `pregunta ${index + 1}`;

export const formatOptionPlace = (question: number, option: number) =>
  `${formatQuestionPlace(question)}, opción ${option + 1}`;
