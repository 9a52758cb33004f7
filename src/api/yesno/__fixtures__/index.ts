/** Answer in the service's own shape. */
export const yes = {
  answer: 'yes',
  forced: false,
  image: 'https://yesno.wtf/assets/yes/8-abc.gif',
};
