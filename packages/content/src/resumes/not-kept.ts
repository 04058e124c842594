/** There is no kept file of this name, or the text cannot be a name of ours at all. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}
