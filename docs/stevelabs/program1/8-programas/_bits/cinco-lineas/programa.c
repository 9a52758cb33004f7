#include <stdio.h>

enum {
    HAS_KEY = 1 << 0,
    HAS_LAMP = 1 << 1,
    HAS_MAP = 1 << 2
};

int main(void)
{
    unsigned flags = HAS_LAMP;

    flags |= HAS_KEY;
    flags |= HAS_KEY;
    flags ^= HAS_LAMP | HAS_MAP;
    flags &= ~HAS_KEY;
    flags = flags & HAS_MAP;
    printf("%u\n", flags);
    return 0;
}
