#include <stdio.h>

int main(void)
{
    const char *cosas[] = {
        "poción: agua clara", "llave",
        "poción: 50 %d miel",
    };
    int n = 0;

    scanf("%d", &n);

    FILE *f = fopen("mochila.txt", "w");

    if (f == NULL) {
        return 1;
    }
    [[fprintf(f, "mochila %d\n", n);]]
    for (int i = 0; [[i < n]]; i++) {
        [[fprintf(f, "%s\n", cosas[i]);]]
    }
    fclose(f);
    return 0;
}
