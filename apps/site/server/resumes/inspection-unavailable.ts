/** No verdict for now, through no fault of the file: the caller answers 503. */
export class InspectionUnavailable extends Error {
  override readonly name = 'InspectionUnavailable';
}
