import { startEarlyLoad } from '../earlyLoad';

it('gives the error of a load that failed before it was requested', async () => {
  const { take } = startEarlyLoad(() =>
    Promise.reject(new Error('no network')),
  );
  await Promise.resolve();
  await expect(take(() => undefined)).rejects.toThrow('no network');
});

it('tells who requests the load what had arrived, and then each chunk', async () => {
  let receive: (bytes: number) => void = () => undefined;
  const { take } = startEarlyLoad((onBytesReceived) => {
    receive = onBytesReceived;
    return Promise.resolve('whole');
  });
  receive(3);
  receive(4);
  const received: number[] = [];
  const promise = take((bytes) => received.push(bytes));
  receive(5);
  await expect(promise).resolves.toBe('whole');
  expect(received).toEqual([7, 5]);
});
