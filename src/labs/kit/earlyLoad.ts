/** Receives the size of each chunk of a download, in bytes. */
type OnBytesReceived = (bytes: number) => void;

/** Download that began before it was requested. */
export interface EarlyLoad<Value> {
  readonly value: Promise<Value>;
  /**
   * Requests the download. The listener also receives the progress made until
   * then.
   */
  readonly take: (onBytesReceived: OnBytesReceived) => Promise<Value>;
}

/** Starts a download before it is requested. */
export function startEarlyLoad<Value>(
  load: (onBytesReceived: OnBytesReceived) => Promise<Value>,
): EarlyLoad<Value> {
  let receivedBytes = 0;
  let reportProgress = (bytes: number) => {
    receivedBytes += bytes;
  };
  const value = load((bytes) => {
    reportProgress(bytes);
  });
  // The error is reported to the callers that await the value.
  value.catch(() => undefined);
  return {
    value,
    take: (onBytesReceived) => {
      onBytesReceived(receivedBytes);
      reportProgress = onBytesReceived;
      return value;
    },
  };
}
