#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[10] = "Hola";
    const char *otra = NULL;
    memcpy(palabra, otra, 3);
    printf("%s\n", palabra);
    return 0;
}
