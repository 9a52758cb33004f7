import { Countdown } from '../countdown';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function startCountdown(limitMs: number) {
  const expire = jest.fn();
  const countdown = new Countdown(limitMs, expire);
  countdown.resume();
  return { countdown, expire };
}

it('expires once when its time is over', () => {
  const { expire } = startCountdown(5000);
  jest.advanceTimersByTime(4900);
  expect(expire).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(expire).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('does not count before it is resumed, nor while it is paused', () => {
  const expire = jest.fn();
  const countdown = new Countdown(1000, expire);
  jest.advanceTimersByTime(60_000);
  countdown.resume();
  jest.advanceTimersByTime(550);
  countdown.pause();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60_000);
  countdown.resume();
  jest.advanceTimersByTime(400);
  expect(expire).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(expire).toHaveBeenCalledTimes(1);
});

it('counts a second at most of the time in which the page stood still', () => {
  const nowSpy = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { expire } = startCountdown(5000);
  nowSpy.mockReturnValue(60_000);
  jest.advanceTimersByTime(100);
  expect(expire).not.toHaveBeenCalled();
  for (let second = 61; second < 65; second += 1) {
    nowSpy.mockReturnValue(second * 1000);
    jest.advanceTimersByTime(100);
  }
  expect(expire).toHaveBeenCalledTimes(1);
});
