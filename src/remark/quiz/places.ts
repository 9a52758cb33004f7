export const questionPlace = (index: number) => `pregunta ${index + 1}`;

export const optionPlace = (question: number, option: number) =>
  `${questionPlace(question)}, opción ${option + 1}`;
