// Falla: exige intactas:Mercurio
// Falla: exige funcion:printf=8
#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n2. Venus\n3. Tierra\n4. Marte\n5. Júpiter\n6. Saturno\n7. Urano\n8. Neptuno\n");
    return 0;
    printf("1. Mercurio\n");
    printf("2. Tierra\n");
    printf("3. Venus\n");
    printf("4. Marte");
    printf("5. Júpiter\n");
    printf("6. Saturno\n");
    printf("7. Neptuno\n");
    printf("8. Urano\n");
    printf("9. Plutón\n");
}
