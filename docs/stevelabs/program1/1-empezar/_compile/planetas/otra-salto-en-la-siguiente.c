#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n");
    printf("2. Venus\n");
    printf("3. Tierra\n");
    printf("4. Marte");
    printf("\n5. Júpiter\n");
    printf("6. Saturno\n");
    printf("7. Urano\n");
    printf("8. Neptuno\n");
    return 0;
}
