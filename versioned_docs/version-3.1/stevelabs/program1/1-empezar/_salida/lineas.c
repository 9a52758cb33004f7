#include <stdio.h>

int main(void)
{
    printf("Uno, ");
    printf("dos y ");
    printf("tres.\nEsto va en otra línea.\n");
    return 0;
}
