#include <stdio.h>

int main(void)
{
    char *palabra = "uno";
    switch (palabra) {
    default:
        printf("%s\n", palabra);
    }
    return 0;
}
