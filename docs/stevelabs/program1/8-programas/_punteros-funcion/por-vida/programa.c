#include <stdio.h>
#include <stdlib.h>

struct hero {
    char name[16];
    int life;
};

int by_life(const void *a, const void *b)
{
[[    const struct hero *x = a;]]
[[    const struct hero *y = b;]]
[[    if (x->life < y->life) {]]
[[        return -1;]]
[[    }]]
[[    if (x->life > y->life) {]]
[[        return 1;]]
[[    }]]
[[    return 0;]]
}

int main(void)
{
    struct hero v[3] = {
        {.name = "Ana", .life = 20},
        {.name = "Eva", .life = 31},
        {.name = "Leo", .life = 8},
    };

    qsort(v, 3, sizeof v[0], by_life);
    for (int i = 0; i < 3; i++) {
        printf("%s %d\n", v[i].name,
               v[i].life);
    }
    return 0;
}
