#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    bool ready;
    memset(&ready, 7, sizeof ready);
    if (ready) {
        printf("Listo\n");
    }
    return 0;
}
