#include <stdio.h>

int main(void)
{
    const char *respuesta = "si";
    if (respuesta == "si") {
        printf("Bien\n");
    }
    return 0;
}
