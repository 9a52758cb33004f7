#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    bool listo;
    memset(&listo, 7, sizeof listo);
    if (listo) {
        printf("Listo\n");
    }
    return 0;
}
