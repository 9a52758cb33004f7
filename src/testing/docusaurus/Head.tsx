/**
 * Test double that renders nothing: head tags are checked on the built site.
 */
export default function Head(): null {
  return null;
}
