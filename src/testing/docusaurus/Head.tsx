/** Tests look at the body; head tags are checked on the built site. */
export default function Head(): null {
  return null;
}
