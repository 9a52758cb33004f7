import { findUnmatchedBrace } from '../braces';

/** Returns the kind and the line (from 1) of the unmatched brace, if any. */
function findBrace(...lines: readonly string[]) {
  const code = lines.join('\n');
  const brace = findUnmatchedBrace(code);
  return brace && [brace.kind, code.slice(0, brace.index).split('\n').length];
}

describe('the brace without its partner', () => {
  it('is none where the indentation fits the braces', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    if (a) {',
        '        b();',
        '    } else {',
        '        c();',
        '    }',
        '    return 0;',
        '}',
      ),
    ).toBeUndefined();
  });

  it('is none in code that is not indented', () => {
    expect(
      findBrace('int main(void) {', 'if (a) {', 'b();', 'return 0;', '}'),
    ).toBeUndefined();
  });

  it('is the second one of two on a line', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    if (a) {',
        '        b();',
        '    }}',
        '    return 0;',
        '}',
      ),
    ).toEqual(['extra', 5]);
  });

  it('is the one after the last function', () => {
    expect(findBrace('int main(void)', '{', '    a();', '}', '}')).toEqual([
      'extra',
      5,
    ]);
  });

  it('is missing before the first line that goes back to where its block began', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    while (a) {',
        '        b();',
        '    return 0;',
        '}',
      ),
    ).toEqual(['unclosed', 5]);
  });

  it('is missing before an `else` that went with it', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    if (a) {',
        '        b();',
        '     else if (c) {',
        '        d();',
        '    } else {',
        '        e();',
        '    }',
        '}',
      ),
    ).toEqual(['unclosed', 5]);
  });

  it('is missing before the `while` of a `do`', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    do {',
        '        a();',
        '     while (b);',
        '',
        '    return 0;',
        '}',
      ),
    ).toEqual(['unclosed', 5]);
  });

  it('is none before the `else` of an `if` without braces', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    if (a) {',
        '        if (b)',
        '            c();',
        '        else',
        '            d();',
        '    }',
        '}',
      ),
    ).toBeUndefined();
  });

  it('is missing on the line that was left blank for it', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    while (a) {',
        '        b();',
        '',
        '    return 0;',
        '}',
      ),
    ).toEqual(['unclosed', 5]);
  });

  it('is missing before the next function', () => {
    expect(
      findBrace(
        'void a(void)',
        '{',
        '    b();',
        '',
        'int main(void)',
        '{',
        '    a();',
        '}',
      ),
    ).toEqual(['unclosed', 4]);
  });

  it('is missing after the header of a block that is closed', () => {
    expect(
      findBrace(
        'int main(void)',
        '{',
        '    while (a)',
        '        b();',
        '        c();',
        '    }',
        '    return 0;',
        '}',
      ),
    ).toEqual(['unopened', 3]);
  });
});
