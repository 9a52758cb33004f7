#include <stdbool.h>
#include <stdio.h>

#define MAX 20

struct cosa {
    int precio;
};

// Lee una cosa y dice si lo consiguió
bool lee(struct cosa *c)
{
    return scanf("%d", &c->precio) == 1;
}

int main(void)
{
    struct cosa una = {.precio = 0};

    while (lee(&una)) {
        printf("%d\n", una.precio);
    }
    return 0;
}
