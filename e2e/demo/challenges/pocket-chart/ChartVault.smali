.class public final Lexample/tern/pocketchart/ChartVault;
.super Ljava/lang/Object;

# Opens assets/chart.enc: the first 16 bytes are the IV, the rest is the chart.
.method public static open(Landroid/content/Context;[B)[B
    .locals 7

    const v0, 0x7f0b0005
    invoke-virtual {p0, v0}, Landroid/content/Context;->getString(I)Ljava/lang/String;
    move-result-object v0

    new-instance v1, Ljava/lang/StringBuilder;
    invoke-direct {v1, v0}, Ljava/lang/StringBuilder;-><init>(Ljava/lang/String;)V
    invoke-virtual {v1}, Ljava/lang/StringBuilder;->reverse()Ljava/lang/StringBuilder;
    const-string v2, ":"
    invoke-virtual {v1, v2}, Ljava/lang/StringBuilder;->append(Ljava/lang/String;)Ljava/lang/StringBuilder;
    sget v2, Lexample/tern/pocketchart/BuildConfig;->VERSION_CODE:I
    invoke-virtual {v1, v2}, Ljava/lang/StringBuilder;->append(I)Ljava/lang/StringBuilder;
    invoke-virtual {v1}, Ljava/lang/StringBuilder;->toString()Ljava/lang/String;
    move-result-object v1

    const-string v2, "SHA-256"
    invoke-static {v2}, Ljava/security/MessageDigest;->getInstance(Ljava/lang/String;)Ljava/security/MessageDigest;
    move-result-object v2
    sget-object v3, Ljava/nio/charset/StandardCharsets;->UTF_8:Ljava/nio/charset/Charset;
    invoke-virtual {v1, v3}, Ljava/lang/String;->getBytes(Ljava/nio/charset/Charset;)[B
    move-result-object v1
    invoke-virtual {v2, v1}, Ljava/security/MessageDigest;->digest([B)[B
    move-result-object v1

    # only half of the digest: this was written for phones of 2012
    const/16 v2, 0x10
    invoke-static {v1, v2}, Ljava/util/Arrays;->copyOf([BI)[B
    move-result-object v1
    const-string v3, "AES"
    new-instance v4, Ljavax/crypto/spec/SecretKeySpec;
    invoke-direct {v4, v1, v3}, Ljavax/crypto/spec/SecretKeySpec;-><init>([BLjava/lang/String;)V

    new-instance v3, Ljavax/crypto/spec/IvParameterSpec;
    const/4 v5, 0x0
    invoke-direct {v3, p1, v5, v2}, Ljavax/crypto/spec/IvParameterSpec;-><init>([BII)V
    const-string v5, "AES/CBC/PKCS5Padding"
    invoke-static {v5}, Ljavax/crypto/Cipher;->getInstance(Ljava/lang/String;)Ljavax/crypto/Cipher;
    move-result-object v5
    const/4 v6, 0x2
    invoke-virtual {v5, v6, v4, v3}, Ljavax/crypto/Cipher;->init(ILjava/security/Key;Ljava/security/spec/AlgorithmParameterSpec;)V
    array-length v6, p1
    sub-int/2addr v6, v2
    invoke-virtual {v5, p1, v2, v6}, Ljavax/crypto/Cipher;->doFinal([BII)[B
    move-result-object v0
    return-object v0
.end method
