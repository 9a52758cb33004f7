#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 50

struct hero {
    char name[16];
    int gold;
};

int main(void)
{
    struct hero v[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%15s %d", v[n].name,
                    &v[n].gold) == 2) {
        n++;
    }
    // Sort the n heroes here.
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", v[i].name,
               v[i].gold);
    }
    return 0;
}
